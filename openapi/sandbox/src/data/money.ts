/** Money is counted in cents; a decimal string is made of it at the edge. */
export function decimal(cents: number): string {
  const whole = Math.abs(Math.round(cents))
  return `${cents < 0 && whole > 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

const BANK_CODE = 99821
const BRANCH = 1

/** A French IBAN of the sandbox's invented bank code: both of its keys are right, and no bank has the code. */
export function frenchIban(account: string): string {
  const key = 97 - ((89 * BANK_CODE + 15 * BRANCH + 3 * Number(account)) % 97)
  // With a right national key, the international one is 76 for every French account.
  return `FR76${BANK_CODE}${String(BRANCH).padStart(5, '0')}${account}${String(key).padStart(2, '0')}`
}
