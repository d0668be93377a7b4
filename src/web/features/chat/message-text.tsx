import { createElement, type ReactNode } from 'react'
import { readMarkdown, type Block, type Span } from './markdown.ts'

const LIST = { ol: 'grid list-decimal gap-1 pl-5', ul: 'grid list-disc gap-1 pl-5' } as const

/** A reply in paragraphs. Built of text alone, so that nothing in it can become an element. */
export function MessageText({ text }: { text: string }) {
  const className = 'grid gap-3 font-text text-md/[1.65] wrap-anywhere'
  return createElement('div', { className }, ...readMarkdown(text).map(blockOf))
}

function blockOf(block: Block): ReactNode {
  if (block.kind === 'paragraph') return createElement('p', null, ...block.spans.map(spanOf))
  const list = block.ordered ? 'ol' : 'ul'
  const items = block.items.map((spans) => createElement('li', null, ...spans.map(spanOf)))
  return createElement(list, { className: LIST[list] }, ...items)
}

const spanOf = ({ kind, text }: Span): ReactNode => (kind === 'plain' ? text : createElement(kind, null, text))
