/** A body as it travels: JSON, or a form where a file is among its values. The browser names a form's type itself. */
export function encodeBody(body: unknown): { headers: Record<string, string>; body: BodyInit | undefined } {
  if (body === undefined) return { headers: {}, body: undefined }
  const values = typeof body === 'object' && body !== null ? Object.entries(body) : []
  if (!values.some(([, value]) => value instanceof File))
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of values) {
    if (value !== undefined && value !== null) form.set(name, value instanceof File ? value : String(value))
  }
  return { headers: {}, body: form }
}
