export { admitApp, isAccessToken, type AppCaller } from './admit-app.ts'
export { accessToken, refreshToken } from './domain/app-tokens.ts'
export {
  countGrants,
  deleteGrant,
  deleteGrantOf,
  deleteIdleCodes,
  deleteSpentTokens,
  deleteToken,
  deleteUnusedGrants,
  findClient,
  findGrantOfCode,
  findToken,
  insertClient,
  insertGrant,
  insertTokens,
  listGrants,
  useCode,
  useRefreshToken,
  type AppClient,
  type AppGrant,
} from './queries.ts'
