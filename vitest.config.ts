import { defineConfig } from 'vitest/config'

/** Three kinds of test: pure (beside the file), real database (`*.db.test.ts`), real browser (`test/walks`). */
export default defineConfig({
  test: {
    // Otherwise one core of two stands idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'scripts/**/*.test.ts', 'tools/*/*.test.ts'],
          exclude: ['src/**/*.db.test.ts'],
          // A dictionary of 150,000 words takes seconds to read on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/**/*.db.test.ts'],
          globalSetup: ['test/databases.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'product',
          include: ['test/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file starts the product and a browser of its own, which mostly wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
