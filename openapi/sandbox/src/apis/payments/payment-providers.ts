import { toRecord, toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import type { Behaviours } from '../../call.ts'
import { institutions, type Institution } from '../../data/institutions.ts'
import { SandboxError } from '../../errors.ts'
import { paged } from './paged.ts'

function capabilitiesOf({ instant }: Institution): string[] {
  if (instant === undefined) return []
  return instant ? ['SINGLE_PAYMENT', 'SINGLE_INSTANT_PAYMENT'] : ['SINGLE_PAYMENT']
}

const appsOf = ({ data }: Institution) => (data.includes('APP_TO_APP') ? ['ANDROID', 'IOS'] : [])

function showProvider(one: Institution, origin: string): JsonRecord {
  return {
    bic: one.bic,
    name: one.name,
    country_codes: [one.country],
    logo_url: `${origin}/sandbox/bank/logo/${one.id}.svg`,
    payment_capabilities: capabilitiesOf(one),
    app_to_app_support: appsOf(one),
    max_start_date_delay: one.instant ? 365 : 0,
  }
}

const meet = (wanted: readonly string[], has: readonly string[]) =>
  wanted.length === 0 || wanted.some((one) => has.includes(one))

export const paymentProviders: Behaviours = {
  listProviders(call) {
    const found = institutions.filter(
      (one) =>
        one.instant !== undefined &&
        meet(toTexts(call.query['payment_capabilities']), capabilitiesOf(one)) &&
        meet(toTexts(call.query['app_to_app_support']), appsOf(one)) &&
        meet(toTexts(call.query['country_codes']), [one.country]),
    )
    return paged(call, 'providers', found, (one) => showProvider(one, call.origin))
  },

  searchProviders(call) {
    const iban = toText(toRecord(toRecord(call.body)['payer'])['iban'])
    const found = institutions.filter(({ country, test }) => country === iban.slice(0, 2) && test === undefined)
    if (found.length === 0)
      throw new SandboxError('BAD_PARAMETER', {
        status: 422,
        description: 'No bank of the sandbox holds accounts of this country.',
      })
    return paged(call, 'providers', found.slice(0, 1), (one) => showProvider(one, call.origin))
  },
}
