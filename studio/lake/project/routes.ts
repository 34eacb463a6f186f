import { ALL_ROLES, ALL_USERS, rolesOf } from '../auth/users.ts'
import type { Call, Handler, Route, Services } from '../context.ts'
import { datasetNotFound, notFound } from '../errors.ts'
import { json } from '../http/answer.ts'
import { requireUser, type User } from '../access.ts'
import { versioned } from '../router.ts'
import { documentPermissions, projectGrants } from './permissions.ts'

/** The lake has been here since its first release; the Studio wants a date. */
const CREATED_AT = '2026-01-01T00:00:00.000Z'
const NO_LIMIT = 1000

type ProjectAnswer = (user: User, lake: Services, call: Call) => unknown

/** The one project of a lake, as the management API describes projects. */
export const projectRoutes: readonly Route[] = [
  versioned('GET', '/projects', (call, lake) => json([describe(requireUser(call.viewer), lake)])),
  versioned('GET', '/projects/:project', project(describe)),
  versioned('GET', '/projects/:project/datasets', project(datasets)),
  versioned(
    'GET',
    '/projects/:project/datasets/:dataset/acl',
    project((user) => documentPermissions(user.role)),
  ),
  versioned(
    'GET',
    '/projects/:project/datasets/:dataset/settings/indexing',
    project(() => ({})),
  ),
  versioned(
    'GET',
    '/projects/:project/grants',
    project((user) => projectGrants(user.role)),
  ),
  versioned(
    'GET',
    '/projects/:project/roles',
    project(() => ALL_ROLES),
  ),
  versioned(
    'GET',
    '/projects/:project/user-applications',
    project(() => []),
  ),
  versioned('GET', '/projects/:project/new-content-release-allowed', project(releaseLimits)),
  versioned('GET', '/subscriptions/project/:project', project(subscription)),
  versioned(
    'GET',
    '/schedules/:project/:dataset',
    project(() => ({ schedules: [] })),
  ),
]

function project(answer: ProjectAnswer): Handler {
  return (call, lake) => {
    const user = requireUser(call.viewer)
    const { project: id, dataset } = call.params
    const { projectId } = lake.config
    if (id !== projectId) throw notFound(`Project "${id}" not found: this lake has the project "${projectId}"`)
    if (dataset !== undefined && !lake.config.datasets.includes(dataset)) throw datasetNotFound(dataset, projectId)
    return json(answer(user, lake, call))
  }
}

function describe(user: User, lake: Services) {
  return {
    id: lake.config.projectId,
    displayName: 'Embedded lake',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    maxRetentionDays: 365,
    metadata: {},
    features: [],
    createdAt: CREATED_AT,
    members: ALL_USERS.map((member) => ({
      id: member.id,
      role: rolesOf(member)[0]?.name,
      roles: rolesOf(member),
      isRobot: member.id !== 'editor',
      isCurrentUser: member.id === user.id,
      createdAt: CREATED_AT,
      updatedAt: CREATED_AT,
    })),
  }
}

function datasets(_user: User, lake: Services, call: Call) {
  // Comments and tasks live in datasets of their own, which the lake doesn't have.
  if ((call.url.searchParams.get('datasetProfile') ?? 'content') !== 'content') return []
  return lake.config.datasets.map((name) => ({
    name,
    aclMode: 'public',
    datasetProfile: 'content',
    createdAt: CREATED_AT,
    createdByUserId: 'editor',
    tags: [],
  }))
}

function releaseLimits() {
  const none = { orgActiveReleaseCount: 0, orgMeteredActiveReleaseCount: 0 }
  return { data: { ...none, datasetReleaseLimit: NO_LIMIT, orgActiveReleaseLimit: NO_LIMIT } }
}

function subscription(_user: User, lake: Services) {
  return {
    id: 'embedded',
    projectId: lake.config.projectId,
    plan: { planTypeId: 'embedded', name: 'Embedded lake' },
    resources: {},
    featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: 365 } }] } },
  }
}
