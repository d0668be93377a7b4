import type { ReactNode } from 'react'
import type { Lang } from '#language/lang.ts'
import type { Site } from './context.ts'

type Shown<Data> = (props: { data: Data }) => ReactNode

/** What a feature adds to a page of another: data that is loaded with the page, and what shows them at places of it. */
export interface PagePart<About> {
  load(site: Site, lang: Lang, about: About): Promise<unknown>
  places: Readonly<Record<string, Shown<never>>>
}
type PageParts<About> = Readonly<Record<string, PagePart<About>>>
export type PartData = Readonly<Record<string, unknown>>

export const definePart = <About, Data>(part: {
  load: (site: Site, lang: Lang, about: About) => Promise<Data>
  places: Readonly<Record<string, Shown<Data>>>
}): PagePart<About> => part

/** What all parts of a page need, by their names. */
export async function loadParts<About>(
  parts: PageParts<About>,
  site: Site,
  lang: Lang,
  about: About,
): Promise<PartData> {
  const loaded = Object.entries(parts).map(async ([name, part]) => [name, await part.load(site, lang, about)] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

interface PartsProps {
  parts: PageParts<never>
  place: string
  data: PartData
}

/** What the parts of a page show at one place of it, in the order of their names. */
export function Parts({ parts, place, data }: PartsProps) {
  return Object.entries(parts).map(([name, { places }]) => {
    const Place = places[place]
    return Place && <Place key={name} data={data[name] as never} />
  })
}
