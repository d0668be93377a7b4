import { texts } from '../../i18n/dictionary.ts'

/** What every page needs of the conversation before it is opened. */
export const chatLauncherText = texts({ open: 'Ask the astrologer' }, { open: 'Спросить астролога' })
