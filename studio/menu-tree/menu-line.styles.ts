import { styled } from 'styled-components'

/** A line of the tree. Its buttons show when it is pointed at or holds the focus. */
export const Row = styled.div<{ $selected: boolean }>`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 33px;
  border-radius: 3px;
  background: ${({ $selected }) => ($selected ? 'var(--card-border-color)' : 'transparent')};

  &:hover {
    background: var(--card-border-color);
  }

  & .label {
    flex: 1;
    min-width: 0;
  }

  & .label a {
    display: grid;
    gap: 6px;
    padding: 8px 4px;
    color: inherit;
    text-decoration: none;
  }

  & .problem {
    color: var(--card-badge-critical-fg-color, #c33);
  }
`

export const Actions = styled.div`
  display: flex;
  opacity: 0;

  ${Row}:hover &,
  ${Row}:focus-within & {
    opacity: 1;
  }

  & a {
    color: inherit;
    padding: 4px;
    line-height: 0;
  }
`

export const IconButton = styled.button.attrs({ type: 'button' })`
  border: 0;
  padding: 4px;
  background: none;
  color: inherit;
  line-height: 0;
  border-radius: 3px;
  cursor: pointer;
  touch-action: none;

  &:disabled {
    opacity: 0.3;
    cursor: default;
  }
`
