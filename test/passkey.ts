import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

/** The head of an item: its major type and its length or value (RFC 8949, 3). */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

/** As much of CBOR as authenticators write. */
function cbor(item: Cbor): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item)
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (item instanceof Map) return Buffer.concat([head(5, item.size), ...[...item].flat().map((part) => cbor(part))])
  return Buffer.concat([head(2, item.length), item])
}

/** Bits of authenticator data (WebAuthn Level 3, 6.1). */
const UP = 1
const UV = 4
const BE = 8
const BS = 16
const AT = 64

interface Options {
  options: Record<string, unknown>
}

interface Making {
  origin: string
  /** Whether its owner unlocked it. */
  verified?: boolean
  /** What is signed in the place of what the site asked for. */
  challenge?: string
  rpId?: string
  counter?: number
  userHandle?: string
}

/** A passkey in software: an ES256 key that answers a site's ceremonies, honestly or as a test wants it. */
export class SoftwarePasskey {
  readonly #privateKey: KeyObject
  readonly #cosePublicKey: Buffer
  readonly id = base64url(randomBytes(32))
  #userHandle = ''
  counter: number
  readonly #synced: boolean

  /** One that `syncs` says 0 for its counter, as password managers do. */
  constructor({ syncs = false }: { syncs?: boolean } = {}) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    const key: [number, Cbor][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]
    this.#cosePublicKey = cbor(new Map<number | string, Cbor>(key))
    this.#synced = syncs
    this.counter = syncs ? 0 : 1
  }

  #data(rpId: string, flags: number, counter: number, attested = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const all = flags | UP | (this.#synced ? BE | BS : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, attested])
  }

  #client(type: string, { options }: Options, { challenge, origin }: Making): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: challenge ?? String(options.challenge), origin, crossOrigin: false }),
    )
  }

  #wrap(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  /** Answers `navigator.credentials.create`. */
  create(asked: Options, making: Making) {
    const { rp, user } = asked.options as { rp: { id: string }; user: { id: string } }
    this.#userHandle = user.id
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#cosePublicKey])
    const flags = AT | (making.verified === false ? 0 : UV)
    const authData = this.#data(making.rpId ?? rp.id, flags, this.counter, attested)
    const parts: [string, Cbor][] = [
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]
    return this.#wrap({
      clientDataJSON: base64url(this.#client('webauthn.create', asked, making)),
      attestationObject: base64url(cbor(new Map<number | string, Cbor>(parts))),
      transports: ['internal'],
    })
  }

  /** Answers `navigator.credentials.get`. */
  get(asked: Options, making: Making) {
    const { rpId } = asked.options as { rpId: string }
    if (!this.#synced) this.counter++
    const flags = making.verified === false ? 0 : UV
    const authenticatorData = this.#data(making.rpId ?? rpId, flags, making.counter ?? this.counter)
    const client = this.#client('webauthn.get', asked, making)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.#privateKey)
    return this.#wrap({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle: making.userHandle ?? this.#userHandle,
    })
  }
}
