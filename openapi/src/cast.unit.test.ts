import { expect, test } from 'vitest'
import { accounts, authorizedAccounts, banks, payer, sandboxBeneficiary, simulator, testBank } from './cast.ts'

/** ISO 13616: moved four characters to the end and read as a number, an IBAN leaves 1 when divided by 97. */
function ibanRemainder(iban: string): bigint {
  const moved = iban.slice(4) + iban.slice(0, 4)
  return BigInt([...moved].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n
}

const ibans = [
  ...Object.values(accounts).flatMap(({ iban }) => iban ?? []),
  ...authorizedAccounts.map(({ iban }) => iban),
  sandboxBeneficiary.iban,
  payer.iban,
]

test.each(ibans)('J1 the invented IBAN %s passes its check digits', (iban) => {
  expect(ibanRemainder(iban)).toBe(1n)
})

test('J1 no two banks of the cast share a name, a BIC or a channel', () => {
  const all = [...banks, testBank, simulator]
  for (const values of [all.map(({ name }) => name), all.map(({ bic }) => bic)])
    expect(new Set(values).size).toBe(all.length)
  const channels = all.flatMap((bank) => bank.channels.map(({ id }) => id))
  expect(new Set(channels).size).toBe(channels.length)
})

test.each(banks)('J1 the BIC of $name cannot be a real one', ({ bic, country }) => {
  expect(bic).toMatch(new RegExp(`^[A-Z]{4}${country}[A-Z]0[A-Z]{3}$`))
})
