import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { type Machine, machineAnswerSchema, machineSchema } from '../../../model/translations/machine/machine.ts'
import { memoryAnswerSchema, type SentenceOffers } from '../../../model/translations/memory/memory.ts'
import { postToStudio } from '../../frame/post-to-studio.ts'

export type Suggested = SentenceOffers & { proposal?: string }

export type SuggestionSites = {
  /** Sites of the two documents, with their languages. */
  from: { site: string; language: string }
  to: { site: string; language: string }
  /** The document that is being edited. */
  document: string
}

type State = { sentences: readonly Suggested[]; isReading: boolean; machine: Machine; problem: string }

/** Loads earlier and machine translations of a text, each at the editor's request. */
export function useSuggestions({ from, to, document }: SuggestionSites, text: string) {
  const { api } = useConfig().config.routes
  const [state, setState] = useState<State>()
  const ask = async () => {
    const body = { from: from.language, to: to.language, document, texts: [text] }
    const [memory, machine] = await Promise.all([
      postToStudio(`${api}/translations/memory`, body, memoryAnswerSchema),
      readMachine(`${api}/translations/machine`),
    ])
    setState({
      sentences: memory.found?.texts[0] ?? [],
      isReading: memory.found?.isReading ?? false,
      machine,
      problem: memory.problem,
    })
  }
  const translate = async () => {
    if (state === undefined) return
    const texts = state.sentences.map(({ sentence }) => sentence)
    const body = { from: from.site, to: to.site, texts }
    const { found, problem } = await postToStudio(`${api}/translations/machine`, body, machineAnswerSchema)
    const sentences = state.sentences.map((each, at) => {
      const proposal = found?.texts[at]
      return proposal === undefined ? each : { ...each, proposal }
    })
    setState({ ...state, sentences, problem })
  }
  return { state, ask, translate }
}

async function readMachine(address: string): Promise<Machine> {
  const response = await fetch(address).catch(() => undefined)
  const answer: unknown = response?.ok ? await response.json().catch(() => null) : null
  return machineSchema.safeParse(answer).data ?? null
}
