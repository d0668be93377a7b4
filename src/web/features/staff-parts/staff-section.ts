import type { ComponentType } from 'react'
import type { Api, StaffCall } from '#contract/api.ts'
import type { StaffRole } from '#contract/staff-access.ts'
import type { Texts } from '../../i18n/dictionary.ts'

/** A part of the staff's settings that has a page of its own. */
export interface StaffSection {
  /** In its address. */
  name: string
  title: Texts<string>
  least: StaffRole
  Page: ComponentType
}

/** The least role for a call of the staff: named here, so that pages needn't load the contract, and held to it by the compiler. */
export const leastFor = <C extends StaffCall>(_: C, least: Api[C]['auth']) => least
