export { forgetOtherAddresses } from './forget-other-addresses.ts'
export { linkedProviders } from './linked-providers.ts'
