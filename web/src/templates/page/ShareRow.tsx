import type { ComponentProps } from 'react'
import { SocialShare } from '../../blocks/SocialShare/SocialShare.tsx'
import { Container } from '../../ui/Container.tsx'

export type ShareRowView = ComponentProps<typeof SocialShare>

export function ShareRow(view: ShareRowView) {
  return (
    <Container>
      <SocialShare {...view} />
    </Container>
  )
}
