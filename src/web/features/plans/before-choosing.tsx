import { QuestionsBefore } from '../support/questions-before.tsx'
import { PlanNotes } from './plan-notes.tsx'

/** What people ask before they choose a plan. */
export default function BeforeChoosing() {
  return (
    <>
      <PlanNotes />
      <QuestionsBefore />
    </>
  )
}
