/** The company of the house: who may sit down at each level, and what they look like. */
import castToml from '../../../src/safehouse/bots/cast.toml'

export interface Member {
  id: string
  skin: number
  /** The colour of the hair, and of the coat. */
  tone: number
  coat: number
  hair: 'short' | 'bob' | 'bun' | 'curls' | 'long' | 'crest' | 'hood' | 'bald'
  wear: 'coat' | 'tie' | 'bow' | 'turtleneck' | 'pearls' | 'scarf' | 'collar'
  hat?: 'fedora' | 'cap' | 'beret' | 'headset'
  eyes?: 'round' | 'dark' | 'monocle'
  beard?: 'moustache' | 'beard'
}

export const CAST = castToml as Record<string, Member[]>

export function memberOf(id: string): Member | undefined {
  return Object.values(CAST).flat().find((member) => member.id === id)
}
