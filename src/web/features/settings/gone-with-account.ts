import type { ReactNode } from 'react'

export type GoneWithAccount = () => ReactNode

/** Of other features, what they say before an account is deleted. */
export { BookingsAhead } from '../bookings/bookings-ahead.tsx'
export { GiftsAhead } from '../gifts/gifts-ahead.tsx'
