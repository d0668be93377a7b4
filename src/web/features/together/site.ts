/** Whether the address of an invitation still works. */
export type IsInvitationOpen = (token: string) => Promise<boolean>

declare module '../../context.ts' {
  interface Site {
    isInvitationOpen: IsInvitationOpen
  }
}
