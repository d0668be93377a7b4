import type { Lang } from '#language/lang.ts'
import { escapeHtml } from '../html.ts'

export interface MailPage {
  lang: Lang
  title: string
  /** A line above the text, such as the day that it is about, and a heading of its own. */
  label?: string
  heading?: string
  paragraphs: readonly (string | LabeledText)[]
  action: { label: string; link: string }
  /** A second link, less wanted than the first: what it does, and where it is. */
  other?: { label: string; link: string } | undefined
  footnote: string
  /** Behind the footnote, such as the way to get no more of these. */
  ways?: readonly { label: string; link: string }[]
}

/** A paragraph with its name above it. */
export interface LabeledText {
  label: string
  text: string
}

const LABEL = 'margin:0 0 4px;letter-spacing:.08em;font-size:13px;color:#5F5A66'

const paragraphHtml = (paragraph: string | LabeledText): string =>
  typeof paragraph === 'string'
    ? `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`
    : `<p class="faint" style="${LABEL}">${escapeHtml(paragraph.label)}</p>\n<p style="margin:0 0 16px">${escapeHtml(paragraph.text)}</p>`

const wayHtml = ({ label, link }: { label: string; link: string }): string =>
  `<a href="${escapeHtml(link)}" class="faint" style="color:#5F5A66">${escapeHtml(label)}</a>`

/** Over the inline styles, which are the light ones; the colors of the site's dark theme (`web/ui/tokens.css`). */
const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0F1222!important}
.text{color:#ECE7DA!important}
.accent{color:#D9B46A!important;border-color:#D9B46A!important}
.faint{color:#A9A6B5!important;border-color:#2B3050!important}
}`

/** One column, inline styles and no pictures: mail readers keep nothing else reliably. */
export function mailHtml({ lang, title, paragraphs, action, other, footnote, ...more }: MailPage): string {
  const serif = "font-family:Georgia,'Times New Roman',serif;color:#1C1A21"
  const link = escapeHtml(action.link)
  const label = more.label ? `<p class="faint" style="${LABEL}">${escapeHtml(more.label)}</p>\n` : ''
  const heading = more.heading
    ? `<h1 style="margin:0 0 20px;font-size:24px;font-weight:normal;line-height:1.3">${escapeHtml(more.heading)}</h1>\n`
    : ''
  const ways = more.ways ? `<br>${more.ways.map(wayHtml).join(' · ')}` : ''
  return `<!DOCTYPE html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>
${DARK}
</style></head>
<body class="page" style="margin:0;background:#FAF6EE">
<div class="text" style="max-width:32rem;margin:0 auto;padding:40px 24px;${serif};font-size:17px;line-height:1.55">
<p class="accent" style="margin:0 0 28px;letter-spacing:.14em;font-size:13px;color:#8A5A1F">ASTERIA</p>
${label}${heading}${paragraphs.map(paragraphHtml).join('\n')}
<p style="margin:28px 0"><a href="${link}" class="accent" style="display:inline-block;padding:12px 22px;border:1px solid #8A5A1F;color:#8A5A1F;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p class="faint" style="margin:0 0 28px;font-size:14px;color:#5F5A66;word-break:break-all">${link}</p>
${other ? `<p style="margin:0 0 28px">${escapeHtml(other.label)} <a href="${escapeHtml(other.link)}" class="accent" style="color:#8A5A1F;word-break:break-all">${escapeHtml(other.link)}</a></p>\n` : ''}<p class="faint" style="margin:0;border-top:1px solid #E2DACB;padding-top:16px;font-size:14px;color:#5F5A66">${escapeHtml(footnote)}${ways}</p>
</div>
</body>
</html>
`
}
