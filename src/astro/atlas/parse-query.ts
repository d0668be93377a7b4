import { normalise } from './normalise.ts'

/** Letters of a query that are looked at; no name of a place with its region and country is longer. */
const QUERY_LENGTH_MAX = 120
const PARTS_MAX = 4

// "г. Москва", "пос. Октябрьский", "city of London": the kind of settlement is no part of the name.
const SETTLEMENT =
  /^(?:город|гор|г|поселок|посёлок|пос|п|пгт|рп|село|с|деревня|дер|д|станица|ст-ца|хутор|х|аул)(?:\.\s*|\s+)(?=\S)/iu
const SETTLEMENT_EN = /^(?:city|town|village) of\s+(?=\S)/iu

/** A query cut at its commas: the first part as a rule names the place, the others its region and country. */
export function queryParts(query: string): string[] {
  return query
    .slice(0, QUERY_LENGTH_MAX)
    .split(/[,;()/]/)
    .map((part) => part.trim().replace(SETTLEMENT, '').replace(SETTLEMENT_EN, ''))
    .filter((part) => normalise(part) !== '')
    .slice(0, PARTS_MAX)
}
