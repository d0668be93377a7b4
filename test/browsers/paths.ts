/** A string as XPath writes it; none of ours has both kinds of quotes. */
const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`)
const says = (text: string) => `normalize-space(.)=${quoted(text)} or @aria-label=${quoted(text)}`
const label = (text: string) => `//label[normalize-space(text())=${quoted(text)}]`

/** The same in the dialog that is open: the page under it may have a form with the same fields. */
export const inDialog = (path: string) =>
  path
    .split(' | ')
    .map((part) => `//*[@role='dialog']${part}`)
    .join(' | ')

/** XPaths of what a person reads on a page. */
export const at = {
  button: (name: string) => `//button[${says(name)}]`,
  buttonWith: (words: string) => `//button[contains(normalize-space(.), ${quoted(words)})]`,
  link: (name: string) => `//a[${says(name)}]`,
  heading: (name: string) => `//*[self::h1 or self::h2 or self::h3][${says(name)}]`,
  field: (name: string) =>
    `//*[@id=${label(name)}/@for] | //*[self::input or self::select or self::textarea][@aria-label=${quoted(name)}]`,
  choice: (words: string) => `//label[contains(normalize-space(.), ${quoted(words)})]`,
  text: (words: string) => `//*[text()[contains(normalize-space(.), ${quoted(words)})]]`,
}
