import '@payloadcms/next/css'
import './menagerie.css'
import './saves.css'
import './preview.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { refuseInheritedName } from '../../src/admin/refuse-inherited-name.ts'
import config from '../../src/payload.config.ts'
import { schedulePublish } from '../../src/scheduling/schedule-publish.ts'
import { importMap } from './admin/importMap.js'

/** In the place of Payload's own. */
const serverFunctions = { 'schedule-publish': schedulePublish }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  refuseInheritedName(args.name)
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
