import { readFileSync } from 'node:fs'
import { Problem } from '../problem.ts'
import { ALL_SECRETS, type Variables } from './roles.ts'

/** Reads secrets from files, as Docker and Kubernetes provide them: `NAME_FILE` names the file of `NAME`. */
export function readSecretFiles(env: Variables): Variables {
  const read: Record<string, string | undefined> = { ...env }
  for (const name of ALL_SECRETS) {
    const file = env[`${name}_FILE`]
    if (file === undefined || file === '') continue
    if (env[name]) throw new Problem(`${name} and ${name}_FILE are both set: leave one out.`)
    read[name] = readSecret(name, file)
    delete read[`${name}_FILE`]
  }
  return read
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Problem(`${name}_FILE is ${file}, which cannot be read: is it there, and may this user read it?`)
  }
}
