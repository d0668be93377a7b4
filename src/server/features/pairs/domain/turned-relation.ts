const TURNED: Record<string, string> = { parent: 'child', child: 'parent' }

/** What somebody is to another who is their parent, friend, partner: the same, but for parents and children. */
export const turnedRelation = (relation: string): string => TURNED[relation] ?? relation
