/** Documentation pages that are whole in fewer words than the check asks for, each with its reason. None today. */
export const shortPages: ReadonlyMap<string, string> = new Map([])
