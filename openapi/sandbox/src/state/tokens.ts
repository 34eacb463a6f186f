/**
 * What a token stands for. A client token acts for every user of the visitor, a user token for one;
 * a refresh token gives new user tokens only.
 */
export type Token = {
  value: string
  kind: 'client' | 'user' | 'refresh'
  worldKey: string
  clientId: string
  scopes: string[]
  userId: string | undefined
  expiresAt: number
}

export const TOKEN_SECONDS = 3600
