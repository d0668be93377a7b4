import { expect, it } from 'vitest'
import { clausesOf } from './clauses.ts'

it.each([
  ['lost my job, going home. what now?', ['lost my job', 'going home', 'what now']],
  ['уволили меня - и что теперь, кто знает', ['уволили меня', 'и что теперь', 'кто знает']],
  ['fired. done with it all', ['fired done with it all']],
  ['self-harm again', ['self-harm again']],
  ['', []],
])('the clauses of “%s”', (text, clauses) => expect(clausesOf(text)).toEqual(clauses))
