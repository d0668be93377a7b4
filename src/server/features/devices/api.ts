export { openSession } from './open-session.ts'
export { renewSession } from './renew-session.ts'
