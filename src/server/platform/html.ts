/** Text as it stands in HTML, between tags or in a quoted attribute: whatever it says, it is read and not run. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const unescapeHtml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/**
 * HTML that somebody typed, with paragraphs and emphasis. All of it is text first; then those few tags are given back, in
 * exactly this spelling and without attributes. So nothing has to be recognised as dangerous, and what was cleaned stays
 * as it is when it is cleaned again.
 */
export const paragraphsOnly = (html: string): string =>
  escapeHtml(unescapeHtml(html)).replaceAll(/&lt;(\/?)(p|em|strong|br)&gt;/g, '<$1$2>')
