/** How many cases a test draws: in `npm test` the first ones, in `npm run test:all` all. */
export const howMany = (quick: number, all: number): number => (process.env.TEST_ALL ? all : quick)
