import type { Lang } from '#contract/field.ts'
import { escapeHtml } from '../html.ts'

export interface MailPage {
  lang: Lang
  title: string
  paragraphs: string[]
  action: { label: string; link: string }
  /** A second link, less wanted than the first: what it does, and where it is. */
  other?: { label: string; link: string } | undefined
  footnote: string
}

/** One column, inline styles and no pictures: mail readers keep nothing else reliably. */
export function mailHtml({ lang, title, paragraphs, action, other, footnote }: MailPage): string {
  const serif = "font-family:Georgia,'Times New Roman',serif;color:#1C1A21"
  const link = escapeHtml(action.link)
  return `<!DOCTYPE html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#FAF6EE">
<div style="max-width:32rem;margin:0 auto;padding:40px 24px;${serif};font-size:17px;line-height:1.55">
<p style="margin:0 0 28px;letter-spacing:.14em;font-size:13px;color:#8A5A1F">ASTERIA</p>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
<p style="margin:28px 0"><a href="${link}" style="display:inline-block;padding:12px 22px;border:1px solid #8A5A1F;color:#8A5A1F;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 28px;font-size:14px;color:#5F5A66;word-break:break-all">${link}</p>
${other ? `<p style="margin:0 0 28px">${escapeHtml(other.label)} <a href="${escapeHtml(other.link)}" style="color:#8A5A1F;word-break:break-all">${escapeHtml(other.link)}</a></p>\n` : ''}<p style="margin:0;border-top:1px solid #E2DACB;padding-top:16px;font-size:14px;color:#5F5A66">${escapeHtml(footnote)}</p>
</div>
</body>
</html>
`
}
