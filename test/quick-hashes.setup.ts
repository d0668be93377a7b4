import { registerHooks } from 'node:module'

const QUICK: Record<string, string> = {
  '@node-rs/argon2': new URL('quick-argon2.ts', import.meta.url).href,
  'altcha-lib/algorithms/pbkdf2': new URL('quick-pbkdf2.ts', import.meta.url).href,
}

// What the quick ones `require` themselves is the true module.
registerHooks({
  resolve: (specifier, context, next) => {
    const url = context.conditions.includes('import') ? QUICK[specifier] : undefined
    return url ? { url, shortCircuit: true } : next(specifier, context)
  },
})
