import 'server-only'
import { cache } from 'react'
import { steadyNow } from '../lib/clock.ts'

/**
 * The moment at which the reading of content for this rendering began: the same for every component of one rendering,
 * and never later than any of its reads. The layout prints it; see generations.ts.
 */
export const renderedAt = cache(() => Math.floor(steadyNow()))

/** The attribute of `<html>` that holds `renderedAt()`. */
export const RENDERED_AT_ATTRIBUTE = 'data-rendered-at'
