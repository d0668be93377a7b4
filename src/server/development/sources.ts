/** What development takes from its sources through Vite, again whenever one of them has changed. */
export { createApp } from '../app.ts'
export { sealSecrets } from '../features/second-factor/api.ts'
export { jobs } from '../jobs.ts'
export { seedDemo } from '../operator/demo/seed-demo.ts'
export { createRender } from '../ssr.ts'
export { createServices } from '../start.ts'
export { forgetWrittenDays, rewriteReport } from './fresh-texts.ts'
export { sampleMails } from './sample-mails.ts'
