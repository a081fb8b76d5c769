import '@payloadcms/next/css'
import './menagerie.css'
import './accounts.css'
import './sign-in.css'
import './pickers.css'
import './file-input.css'
import './library.css'
import './saves.css'
import './plans.css'
import './create.css'
import './preview.css'
import './preview-ahead.css'
import './translation-status.css'
import './translations.css'
import './version-pages.css'
import './beside.css'
import './imports.css'
import './health.css'
import './opening.css'
import './block-choice.css'
import './contrast.css'
import { COMPANY, COMPANY_ATTRIBUTE } from '@menagerie/sites/company/company'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { cookies, headers } from 'next/headers'
import { getPayload, getRequestLanguage, type ServerFunctionClient } from 'payload'
import type { HtmlHTMLAttributes, ReactNode } from 'react'
import { asksToBegin, beginInDrawer } from '../../src/admin/begin-in-drawer.ts'
import { findOddArguments } from '../../src/admin/find-odd-arguments.ts'
import { refuseInheritedName } from '../../src/admin/refuse-inherited-name.ts'
import { requireStaff } from '../../src/admin/require-staff.ts'
import { tell } from '../../src/model/languages/tell.ts'
import { tellFormState } from '../../src/model/languages/tell-form-state.ts'
import config from '../../src/payload.config.ts'
import { importMap } from './admin/importMap.js'

/** Gives the scripts of the admin the company's sites: name, country and time zone. */
const COMPANY_FOR_BROWSERS: HtmlHTMLAttributes<HTMLHtmlElement> & Record<`data-${string}`, string> = {
  [COMPANY_ATTRIBUTE]: JSON.stringify(COMPANY),
}

const refuseServerFunction = () => {
  throw new Error('This is not offered here')
}

/**
 * Replaces Payload's own scheduling, which lets any user plan for any document: plans are made through
 * `studio/src/jobs/scheduling/plans-endpoint.ts`.
 */
const serverFunctions = {
  'schedule-publish': refuseServerFunction,
  'get-upcoming-scheduled-publish': refuseServerFunction,
}

const toRefusedState = (message: string) => ({ message, errors: [{ message }] })

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  refuseInheritedName(args.name)
  await requireStaff(() => getPayload({ config }), await headers())
  const reader = { config: await config, cookies: await cookies(), headers: await headers() }
  const language = getRequestLanguage(reader)
  const fault = findOddArguments(args.args)
  // Returned like Payload's own refusals of a form: a thrown error would count as a fault of the server.
  if (fault !== undefined) return toRefusedState(tell(fault, language))
  const isBegun = asksToBegin(args, reader.config)
  const own = isBegun ? { ...serverFunctions, 'render-document': beginInDrawer } : serverFunctions
  const answer = await handleServerFunctions({ ...args, config, importMap, serverFunctions: own })
  return tellFormState(answer, language)
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} htmlProps={COMPANY_FOR_BROWSERS} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
