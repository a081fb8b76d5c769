import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type PasskeyRequest = { challenge: string; origin?: string; rpId?: string; userVerified?: boolean }

/** A software authenticator with one ES256 passkey; answers like a browser. */
type TestPasskey = {
  id: string
  counter: number
  register: (said: PasskeyRequest) => object
  authenticate: (said: PasskeyRequest & { userHandle?: string; counter?: number }) => object
}

const ORIGIN = 'http://localhost:3300'
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

export function createTestPasskey(): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  const passkey: TestPasskey = {
    id,
    counter: 0,
    register: (said) => {
      const authData = toAuthData(said, 0, toCredential(rawId, publicKey))
      const clientDataJSON = toClientData('webauthn.create', said)
      const response = { clientDataJSON, attestationObject: toAttestation(authData), transports: ['internal'] }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
    authenticate: ({ userHandle, counter, ...said }) => {
      passkey.counter = counter ?? passkey.counter + 1
      const authData = toAuthData(said, passkey.counter)
      const clientDataJSON = toClientData('webauthn.get', said)
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      const response = {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        ...(userHandle !== undefined && { userHandle: Buffer.from(userHandle).toString('base64url') }),
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
  }
  return passkey
}

function toClientData(type: string, { challenge, origin = ORIGIN }: PasskeyRequest): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

function toAuthData(
  { rpId = 'localhost', userVerified = true }: PasskeyRequest,
  counter: number,
  credential?: Buffer,
): Buffer {
  const flags = USER_PRESENT | (userVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
}

/** AAGUID, length and id of the credential, and its key as COSE: a map of five, {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function toCredential(rawId: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const length = Buffer.alloc(2)
  length.writeUInt16BE(rawId.length)
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 32]),
    Buffer.from(y, 'base64url'),
  ])
  return Buffer.concat([Buffer.alloc(16), length, rawId, cose])
}

/** CBOR: {fmt: "none", attStmt: {}, authData: bytes}. */
function toAttestation(authData: Buffer): string {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const bytes = Buffer.concat([Buffer.from([0x58, authData.length]), authData])
  const parts = [
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes,
  ]
  return Buffer.concat(parts).toString('base64url')
}
