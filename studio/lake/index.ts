export type { Call, Handler, LakeConfig, Role, Route, Services, Viewer } from './context.ts'
export { createLake, type Lake, type LakeOptions } from './lake.ts'
export { openStore, type Store } from './store/open-store.ts'
export { startLake, type StartedLake } from './start-lake.ts'
