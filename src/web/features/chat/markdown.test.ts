import { expect, it } from 'vitest'
import { readMarkdown } from './markdown.ts'

it('reads paragraphs, lists and stressed words', () => {
  expect(readMarkdown('One **two** *three*.\n\n- a\n- b\n\n1. c')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'plain', text: 'One ' },
        { kind: 'strong', text: 'two' },
        { kind: 'plain', text: ' ' },
        { kind: 'em', text: 'three' },
        { kind: 'plain', text: '.' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ kind: 'plain', text: 'a' }], [{ kind: 'plain', text: 'b' }]] },
    { kind: 'list', ordered: true, items: [[{ kind: 'plain', text: 'c' }]] },
  ])
})

it('leaves HTML, links and lonely asterisks as text', () => {
  for (const text of ['<img src=x onerror=alert(1)>', '[here](javascript:alert(1))', '2 * 3 * 4', '**unclosed'])
    expect(readMarkdown(text)).toEqual([{ kind: 'paragraph', spans: [{ kind: 'plain', text }] }])
})
