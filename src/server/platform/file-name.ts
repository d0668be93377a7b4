/** The name under which somebody keeps a file, of its title: without what systems of files don't allow. */
export const fileName = (title: string, ending: string): string =>
  `${title.replaceAll(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()}.${ending}`
