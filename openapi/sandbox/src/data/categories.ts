export type Category = {
  id: string
  key: string
  label: string
  type: 'EXPENSE' | 'INCOME' | 'TRANSFER'
  parentId: string | undefined
}

type Leaf = [id: string, key: string, label: string]

function group(id: string, key: string, label: string, type: Category['type'], leaves: readonly Leaf[]): Category[] {
  return [
    { id, key, label, type, parentId: undefined },
    ...leaves.map(([leafId, leafKey, leafLabel]) => ({
      id: leafId,
      key: leafKey,
      label: leafLabel,
      type,
      parentId: id,
    })),
  ]
}

/** The classes of transactions, in two levels; the same in every API. */
export const categories: readonly Category[] = [
  ...group('100', 'DAILY_LIFE', 'Daily life', 'EXPENSE', [
    ['111', 'SUPERMARKET', 'Supermarket'],
    ['112', 'CLOTHING', 'Clothing'],
    ['113', 'PETS', 'Pets'],
    ['114', 'TELECOM', 'Telephone and internet'],
    ['115', 'MEALS', 'Meals at work'],
  ]),
  ...group('300', 'HOUSING', 'Housing', 'EXPENSE', [
    ['311', 'RENT', 'Rent'],
    ['312', 'MORTGAGE', 'Mortgage'],
    ['313', 'ENERGY', 'Energy and water'],
    ['314', 'WORKS', 'Works'],
  ]),
  ...group('800', 'TRANSPORT', 'Transport', 'EXPENSE', [
    ['811', 'FUEL', 'Fuel'],
    ['812', 'PUBLIC_TRANSPORT', 'Public transport'],
    ['813', 'TOLL', 'Tolls'],
    ['814', 'CAR_LOAN', 'Car loan'],
    ['815', 'CAR_REPAIR', 'Car repair'],
  ]),
  ...group('1300', 'HEALTH', 'Health', 'EXPENSE', [
    ['1311', 'DOCTOR', 'Doctors'],
    ['1312', 'PHARMACY', 'Pharmacy'],
    ['1313', 'MUTUAL', 'Complementary cover'],
  ]),
  ...group('2100', 'LEISURE', 'Leisure', 'EXPENSE', [
    ['2101', 'TRAVEL', 'Travel'],
    ['2102', 'SPORT', 'Sport'],
    ['2103', 'CULTURE', 'Culture'],
    ['2104', 'OUTINGS', 'Outings'],
  ]),
  ...group('2500', 'TAXES', 'Taxes', 'EXPENSE', [['2511', 'INCOME_TAX', 'Income tax']]),
  ...group('2700', 'BANKING', 'Banking', 'EXPENSE', [
    ['2711', 'FEES', 'Bank fees'],
    ['2712', 'CONSUMER_LOAN', 'Consumer loan'],
  ]),
  ...group('2800', 'TRANSFERS', 'Transfers', 'TRANSFER', [['2811', 'SAVINGS', 'Savings']]),
  ...group('3000', 'INCOME', 'Income', 'INCOME', [
    ['3011', 'SALARY', 'Salary'],
    ['3012', 'PENSION', 'Pension'],
    ['3013', 'ALLOWANCE', 'Allowances'],
    ['3014', 'RENT_RECEIVED', 'Rent received'],
    ['3015', 'INTEREST', 'Interest'],
  ]),
  { id: '9900', key: 'UNCATEGORIZED', label: 'Not categorised', type: 'EXPENSE', parentId: undefined },
]
