/** What the product said yes to: all of it must be there afterwards. */
export interface Acknowledged {
  registrations: Map<string, number>
  /** Ids of questions that were answered. */
  questions: Set<string>
  /** Questions that were taken and whose replies were to come later. */
  repeats: number
  /** Payment pages on which somebody paid. */
  payments: Map<string, number>
  /** `<person> <date>`. */
  days: Set<string>
  registered(email: string, id: number): void
  asked(person: number, question: string | undefined): void
  paid(person: number, page: string): void
  promised(person: number, dates: readonly string[]): void
}

export function createAcknowledged(): Acknowledged {
  const kept: Acknowledged = {
    registrations: new Map(),
    questions: new Set(),
    repeats: 0,
    payments: new Map(),
    days: new Set(),
    registered: (email, id) => void kept.registrations.set(email, id),
    asked(_, question) {
      if (question === undefined) kept.repeats++
      else kept.questions.add(question)
    },
    paid: (person, page) => void kept.payments.set(page, person),
    promised(person, dates) {
      for (const date of dates) kept.days.add(`${person} ${date}`)
    },
  }
  return kept
}
