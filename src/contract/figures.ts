/**
 * Figures about the service as a whole that the landing page shows. They are what the operator states, not what is
 * computed: whoever runs the service answers for them.
 */
export const STATED_FIGURES = { users: 10_000, consultations: 50_000, rating: 5 } as const
