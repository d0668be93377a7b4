/** Of every feature, its pages that search engines may list and that no menu names. */
export { sunSignPaths } from '../features/sun-signs/sun-sign-address.ts'
export { toolPaths } from '../features/calculators/tool-address.ts'
