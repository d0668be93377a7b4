import { data } from 'react-router'
import { landingLoader } from '../features/landing/landing-loader.ts'

export { default, meta } from './home.tsx'

/** The landing page or the dashboard, under a status that keeps unknown addresses out of search engines. */
export const loader = (args: Parameters<typeof landingLoader>[0]) => data(landingLoader(args), { status: 404 })
