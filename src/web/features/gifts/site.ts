/** Whether an address is that of a gift. */
export type IsGift = (token: string) => Promise<boolean>

declare module '../../context.ts' {
  interface Site {
    isGift: IsGift
  }
}
