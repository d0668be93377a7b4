export { findPassage } from './find-passage.ts'
