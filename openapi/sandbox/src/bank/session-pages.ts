import type { Session, Step } from '../data/sessions.ts'
import type { World } from '../state/world.ts'
import { choosePage } from './choose-page.ts'
import { consentPage, managePage } from './consent-pages.ts'
import { approvePage, challengePage, downPage, loginPage } from './login-pages.ts'
import type { Page } from './page.ts'

/** The page of the step at which the user is. */
export function stepPage(world: World, session: Session, step: Exclude<Step, { name: 'end' }>): Page {
  switch (step.name) {
    case 'choose':
      return choosePage(session)
    case 'manage':
      return managePage(world, session)
    case 'login':
      return loginPage(session.id, step.visit, step.tried)
    case 'challenge':
      return challengePage(session.id, step.visit, step.tried)
    case 'approve':
      return approvePage(session.id, step.visit)
    case 'consent':
      return consentPage(session, step.visit)
    case 'down':
      return downPage(session.id, step.visit)
  }
}
