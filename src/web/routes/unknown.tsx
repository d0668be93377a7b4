import { data } from 'react-router'
import { landingLoader } from '../features/landing/landing-loader.ts'

export { default, meta } from './home.tsx'

/** The landing page or the dashboard, under a status that keeps unknown addresses out of search engines. */
export const loader = async (args: Parameters<typeof landingLoader>[0]) =>
  data(await landingLoader(args), { status: 404 })
