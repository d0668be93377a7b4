import { common } from '../i18n/common.ts'
import { pageLang } from '../i18n/lang.ts'
import { settled } from '../session/settle-session.ts'
import { CallError, errorOfAnswer } from './call-error.ts'
import { siteHeaders } from './site-headers.ts'

/** A PDF is made when it is first asked for. */
const TIMEOUT_MS = 30_000
/** How long a browser may take to begin to save what it was handed. */
const HANDOVER_MS = 60_000

/** A file that belongs to the person. @throws {CallError} */
export async function fetchFile(address: string): Promise<Blob> {
  const lang = pageLang()
  const words = common[lang]
  const response = await settled()
    .then(() => fetch(address, { headers: siteHeaders(), signal: AbortSignal.timeout(TIMEOUT_MS) }))
    .catch(() => {
      throw new CallError('network', words.network, 0)
    })
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => null)
    throw errorOfAnswer(response.status, answer, response.status >= 502 ? words.network : words.broken)
  }
  return response.blob()
}

/** Hands a file to the browser to be saved. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), HANDOVER_MS)
}

/** Fetches a file that belongs to the person and hands it to the browser to be saved. */
export const downloadFile = async (address: string, name: string): Promise<void> =>
  saveBlob(await fetchFile(address), name)
