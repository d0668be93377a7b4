import { lazy } from 'react'

const load = () => import('./auth-modal.tsx')

/** The modal, its forms and their checks are no part of the first page. */
export const AuthModal = lazy(load)
export const preloadAuthModal = () => void load()
