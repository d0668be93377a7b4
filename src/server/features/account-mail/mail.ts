import type { Lang } from '#language/lang.ts'
import { greeting } from '#platform/mail/greeting.ts'
import { mailHtml } from '#platform/mail/mail-html.ts'

/** Mails with a link that does something. */
export const LINK_MAILS = ['confirm', 'reset', 'email_new', 'email_old'] as const
/** Mails that only tell what was done, so that its owner learns it where it was done by somebody else. */
export const NOTICES = [
  'email_changed',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'api_key_added',
  'app_connected',
  'provider_linked',
  'correction_granted',
  'correction_refused',
] as const
export type Notice = (typeof NOTICES)[number]
export type AccountMail = (typeof LINK_MAILS)[number] | Notice
/** What the mail to a new address says where nobody confirmed the former one, and where another account has it. */
type Letter = AccountMail | 'email_first' | 'email_taken'

interface Words {
  subject: string
  before: string
  button: string
  /** What the other link says, where there is one. */
  undo?: string
  after: string
}

const WORDS: Record<Letter, Record<Lang, Words>> = {
  confirm: {
    en: {
      subject: 'Please confirm your email address',
      before: 'Your chart is ready to read. Please confirm that this address is yours:',
      button: 'Confirm address',
      after:
        'The link works once and expires in seven days. If you open it on a device where you aren’t signed in, you’ll be asked for your password or a new one. If you didn’t sign up for Asteria, you can ignore this email: nobody can confirm your address without it.',
    },
    ru: {
      subject: 'Подтвердите, пожалуйста, ваш адрес',
      before: 'Ваша карта уже рассчитана. Подтвердите, пожалуйста, что этот адрес принадлежит вам:',
      button: 'Подтвердить адрес',
      after:
        'Ссылка одноразовая и действует семь дней. Если на этом устройстве вы не вошли, понадобится пароль; если вы его не помните, задайте новый. Если вы не регистрировались в Asteria, просто не обращайте внимания на это письмо: без него ваш адрес никто не подтвердит.',
    },
  },
  reset: {
    en: {
      subject: 'Reset your Asteria password',
      before: 'Someone, probably you, asked to reset your password. To set a new one, use this link:',
      button: 'Set a new password',
      after:
        'The link works once and expires in one hour. If it wasn’t you, nothing has changed and you don’t need to do anything.',
    },
    ru: {
      subject: 'Новый пароль для Asteria',
      before: 'Кто-то — скорее всего, вы — хочет задать новый пароль. Вот ссылка:',
      button: 'Задать новый пароль',
      after: 'Ссылка одноразовая и действует час. Если это были не вы, делать ничего не нужно: пароль остался прежним.',
    },
  },
  password_changed: {
    en: {
      subject: 'Your password was changed',
      before: 'The password for your Asteria account was just changed. If this was you, you don’t need to do anything.',
      button: 'It wasn’t me: set a new password',
      after:
        'Anyone who used the old password has been signed out. If you didn’t make this change, set a new password with the link above, then check your signed-in devices in the settings.',
    },
    ru: {
      subject: 'Пароль изменён',
      before: 'Пароль вашей учётной записи Asteria только что изменён. Если это сделали вы, всё в порядке.',
      button: 'Это не я: задать новый пароль',
      after:
        'Со старым паролем войти уже нельзя. Если пароль сменили не вы, задайте новый по ссылке выше, а потом проверьте список устройств в настройках.',
    },
  },
  second_factor_on: {
    en: {
      subject: 'Two-step sign-in is on',
      before:
        'From now on, signing in to your account also requires a code from your app. Please keep your recovery codes where you can find them without your phone.',
      button: 'Go to settings',
      after: 'If you did not turn this on, set a new password and write to us on the support page.',
    },
    ru: {
      subject: 'Двухэтапный вход включён',
      before:
        'Теперь при входе в учётную запись понадобится ещё и код из приложения. Храните, пожалуйста, резервные коды там, где найдёте их без телефона.',
      button: 'Открыть настройки',
      after: 'Если это сделали не вы, задайте новый пароль и напишите нам на странице поддержки.',
    },
  },
  second_factor_off: {
    en: {
      subject: 'Two-step sign-in is off',
      before: 'You no longer need a code to sign in to your account: your password is enough.',
      button: 'Go to settings',
      after: 'If you did not turn it off, set a new password, turn it on again and write to us on the support page.',
    },
    ru: {
      subject: 'Двухэтапный вход отключён',
      before: 'Для входа в учётную запись код больше не нужен: достаточно пароля.',
      button: 'Открыть настройки',
      after:
        'Если это сделали не вы, задайте новый пароль, снова включите двухэтапный вход и напишите нам на странице поддержки.',
    },
  },
  passkey_added: {
    en: {
      subject: 'A new passkey for your account',
      before: 'A passkey was added to your account: whoever has it can sign in without your password.',
      button: 'See your passkeys',
      after: 'If you did not add it, remove it in the settings, sign out all other devices, and set a new password.',
    },
    ru: {
      subject: 'Новый ключ доступа к вашей учётной записи',
      before: 'К вашей учётной записи добавлен ключ доступа: с ним можно войти без пароля.',
      button: 'Посмотреть ключи доступа',
      after:
        'Если его добавили не вы, удалите его в настройках, там же выйдите на всех остальных устройствах и задайте новый пароль.',
    },
  },
  passkey_removed: {
    en: {
      subject: 'A passkey was removed',
      before: 'A passkey was removed from your account: it can no longer be used to sign in.',
      button: 'See your passkeys',
      after: 'If you did not remove it, sign out all other devices in the settings and set a new password.',
    },
    ru: {
      subject: 'Ключ доступа удалён',
      before: 'Из вашей учётной записи удалён ключ доступа: войти с ним больше нельзя.',
      button: 'Посмотреть ключи доступа',
      after: 'Если его удалили не вы, выйдите в настройках на всех остальных устройствах и задайте новый пароль.',
    },
  },
  provider_linked: {
    en: {
      subject: 'You can now sign in with {provider}',
      before:
        'You signed in with {provider}, and your account is now linked to it: from now on you can sign in with {provider} as well as with your password.',
      button: 'Go to settings',
      after:
        'If that was not you, secure your {provider} account, then set a new password here and write to us on the support page.',
    },
    ru: {
      subject: 'Теперь в учётную запись можно войти через {provider}',
      before:
        'Вы вошли через {provider}, и этот способ входа теперь связан с учётной записью: войти можно не только с паролем.',
      button: 'Открыть настройки',
      after:
        'Если это сделали не вы, проверьте, нет ли у кого-то ещё доступа к вашей учётной записи {provider}, затем задайте здесь новый пароль и напишите нам на странице поддержки.',
    },
  },
  app_connected: {
    en: {
      subject: 'A program was connected to your account',
      before:
        'A program, such as an AI assistant, has just been given access to your Asteria account, with your consent. It can read what you allowed, and nothing else.',
      button: 'See what it may do',
      after:
        'If you didn’t allow it, disconnect it with the link above, set a new password and write to us on the support page.',
    },
    ru: {
      subject: 'К вашей учётной записи подключена программа',
      before:
        'Программа, например ассистент, только что получила с вашего согласия доступ к вашей учётной записи в Asteria. Она может читать то, что вы разрешили, и ничего больше.',
      button: 'Посмотреть, что ей можно',
      after:
        'Если вы этого не разрешали, отключите её по ссылке выше, задайте новый пароль и напишите нам на странице поддержки.',
    },
  },
  api_key_added: {
    en: {
      subject: 'An API key was created',
      before:
        'A key to the Asteria API has just been created in your account. A program that has it can do whatever you allowed the key to do.',
      button: 'See your keys',
      after:
        'If you didn’t create it, revoke it with the link above, set a new password and write to us on the support page.',
    },
    ru: {
      subject: 'Создан ключ API',
      before:
        'В вашей учётной записи только что создан ключ к API Asteria. Программа с этим ключом может делать то, что вы ей разрешили.',
      button: 'Посмотреть ключи',
      after:
        'Если ключ создали не вы, отзовите его по ссылке выше, задайте новый пароль и напишите нам на странице поддержки.',
    },
  },
  correction_granted: {
    en: {
      subject: 'You can correct your birth details',
      before:
        'We’ve opened your birth details once more: you can change the date, the time and the place, each one time.',
      button: 'Correct my details',
      after:
        'Before you save, you’ll see what changes in your chart. Your charts and days follow the corrected birth. Reports that are finished stay as they were written.',
    },
    ru: {
      subject: 'Данные рождения можно исправить',
      before: 'Мы ещё раз открыли ваши данные рождения: дату, время и место можно изменить по одному разу.',
      button: 'Исправить данные',
      after:
        'Перед сохранением вы увидите, что изменится в карте. Карты и дни будут построены по новым данным. Готовые отчёты останутся такими, какими были написаны.',
    },
  },
  correction_refused: {
    en: {
      subject: 'Your request to correct your birth details',
      before: 'We’ve read your request and haven’t opened your birth details for another change.',
      button: 'See my details',
      after: 'If we misunderstood something, write to us on the support page and tell us more.',
    },
    ru: {
      subject: 'Ваша просьба исправить данные рождения',
      before: 'Мы прочитали вашу просьбу и не стали открывать данные рождения для ещё одного изменения.',
      button: 'Посмотреть данные',
      after: 'Если мы вас не так поняли, напишите нам на странице поддержки и расскажите подробнее.',
    },
  },
  email_new: {
    en: {
      subject: 'Confirm your new email address',
      before: 'Someone asked to use this address for an Asteria account. If that was you, please confirm it here:',
      button: 'Confirm new address',
      after:
        'We also sent a link to the current address. The address will change only if both links are opened within 24 hours by someone signed in to the account. If you weren’t expecting this, you can ignore this email.',
    },
    ru: {
      subject: 'Ваш новый адрес в Asteria',
      before: 'Этот адрес хотят указать в учётной записи Asteria. Если это ваша просьба, подтвердите его здесь:',
      button: 'Подтвердить новый адрес',
      after:
        'Такая же ссылка ушла на прежний адрес: он сменится, когда владелец учётной записи подтвердит обе, в течение 24 часов. Если вы об этом ничего не знаете, просто не обращайте внимания на это письмо.',
    },
  },
  email_first: {
    en: {
      subject: 'Please confirm your new email address',
      before: 'Someone asked to use this address for an Asteria account. If that was you, please confirm it here:',
      button: 'Confirm address',
      after:
        'The link works once, expires in 24 hours and only works for someone signed in to the account. If you weren’t expecting this, you can ignore this email.',
    },
    ru: {
      subject: 'Подтвердите новый адрес',
      before: 'Этот адрес хотят указать в учётной записи Asteria. Если это ваша просьба, подтвердите его здесь:',
      button: 'Подтвердить адрес',
      after:
        'Ссылка одноразовая и действует 24 часа; чтобы подтвердить адрес, нужно войти в учётную запись. Если вы об этом ничего не знаете, просто не обращайте внимания на это письмо.',
    },
  },
  email_changed: {
    en: {
      subject: 'Your email address was changed',
      before:
        'The email address of your Asteria account is now {email}. This address no longer belongs to the account and won’t get any more email about it.',
      button: 'Write to us',
      after: 'If you didn’t make this change, write to us on the support page right away.',
    },
    ru: {
      subject: 'Адрес вашей учётной записи изменён',
      before: 'Теперь адрес вашей учётной записи Asteria: {email}. Сюда письма о ней больше приходить не будут.',
      button: 'Написать нам',
      after: 'Если вы не меняли адрес, сразу напишите нам на странице поддержки.',
    },
  },
  email_taken: {
    en: {
      subject: 'You already have an account with Asteria',
      before:
        'Someone, perhaps you, asked to use this address for another account. It already belongs to your account, so nothing was changed. To use your account, sign in with this address.',
      button: 'Sign in',
      after:
        'If you’ve forgotten your password, you can set a new one there. If this wasn’t you, you don’t need to do anything.',
    },
    ru: {
      subject: 'У вас уже есть учётная запись Asteria',
      before:
        'Кто-то — возможно, вы — хотел указать этот адрес в другой учётной записи. Он уже принадлежит вашей, поэтому ничего не изменилось. Чтобы пользоваться ею, войдите с этим адресом.',
      button: 'Войти',
      after: 'Если пароль забыт, там же можно задать новый. Если это были не вы, делать ничего не нужно.',
    },
  },
  email_old: {
    en: {
      subject: 'Confirm your email address change',
      before:
        'Someone, probably you, asked to change the address of your account to {email}. If you want that, confirm it here:',
      button: 'Yes, change the address',
      undo: 'Not you? This link cancels the change and signs you out on every device:',
      after:
        'We also sent a link to the new address. The address will change only if both links are opened within 24 hours. Until then, nothing changes.',
    },
    ru: {
      subject: 'Подтвердите смену адреса',
      before:
        'Кто-то — скорее всего, вы — просит сменить адрес вашей учётной записи на {email}. Если вы согласны, подтвердите это здесь:',
      button: 'Да, сменить адрес',
      undo: 'Это были не вы? Эта ссылка отменит смену адреса и завершит сеансы на всех устройствах:',
      after:
        'Такая же ссылка ушла на новый адрес: он сменится, когда обе будут открыты, в течение 24 часов. До тех пор всё остаётся как есть.',
    },
  },
}

export const ACCOUNT_LETTERS = Object.keys(WORDS) as readonly Letter[]

/** Subject, plain text and HTML of a mail about the account, in the person's language. */
export function accountMailText(
  kind: Letter,
  lang: Lang,
  about: {
    /** Null while the address is not confirmed: a stranger may have typed both. */
    firstName: string | null
    link: string
    email?: string
    undoLink?: string
    /** What opens the account, by its name. */
    provider?: string
  },
) {
  const named = (words: string) => words.replaceAll('{provider}', () => about.provider ?? '')
  const { button, undo, ...words } = WORDS[kind][lang]
  const [subject, after] = [named(words.subject), named(words.after)]
  const { firstName, link, undoLink } = about
  const before = named(words.before).replace('{email}', () => about.email ?? '')
  const other = undo && undoLink ? { label: undo, link: undoLink } : undefined
  return {
    subject,
    text: [greeting(lang, firstName), before, link, ...(other ? [other.label, other.link] : []), after, 'Asteria'].join(
      '\n\n',
    ),
    html: mailHtml({
      lang,
      title: subject,
      paragraphs: [greeting(lang, firstName), before],
      action: { label: button, link },
      other,
      footnote: after,
    }),
  }
}
