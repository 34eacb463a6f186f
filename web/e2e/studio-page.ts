import { expect as strict, type Locator, type Page } from '@playwright/test'
import { lake, stack } from './stack.ts'

/** Waits as long as a Studio may take to start on a busy machine. */
export const expect = strict.configure({ timeout: 90_000 })

/** The Studio in one tab, by what an editor does there. Everything waits for an event, never for a time. */
export class StudioPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the list of content and waits until it is there. */
  async open(): Promise<void> {
    await this.go('/structure')
    await expect(this.page.getByTestId('structure-tool-list-pane').getByText('Pages', { exact: true })).toBeVisible()
  }

  /** Goes to an address within the Studio: where it is open already by its own router, as a link of it would. */
  async go(address: string): Promise<void> {
    if (!this.#isOpen()) {
      await this.page.goto(stack.studioUrl + address)
      return
    }
    await this.page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  }

  /** Closes what is open in the Studio, and forgets what the browser has stored of it. */
  async leave(): Promise<void> {
    if (!this.#isOpen()) return
    await this.open()
    await expect(this.page.getByTestId('form-view')).toHaveCount(0)
    await this.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }

  /** Opens a document by its published id and waits until its form can be edited. */
  async openDocument(id: string, type: string): Promise<void> {
    await this.leave()
    await this.go(`/intent/edit/id=${id};type=${type}/`)
    await this.#editable(id)
  }

  /** Opens a new document of a type and answers its id. */
  async createDocument(type: string): Promise<string> {
    await this.leave()
    await this.go(`/intent/create/template=${type};type=${type}/`)
    await this.#editable(type)
    const id = /;([\w-]+)[^;]*$/.exec(new URL(this.page.url()).pathname)?.[1]
    if (!id) throw new Error(`No document in ${this.page.url()}`)
    return id
  }

  /** The outermost element of a field, by the field's name. */
  field(name: string): Locator {
    return this.page.getByTestId(`field-${name}`)
  }

  /** The input of a string or text field. */
  input(name: string): Locator {
    return this.field(name).locator('input, textarea').first()
  }

  /** Shows every field, whatever group it is in. */
  async showAllFields(): Promise<void> {
    await this.page.getByTestId('group-tab-all-fields').click()
  }

  /** Puts a text into a string or text field and waits until the lake has the draft. */
  async setString(id: string, name: string, text: string): Promise<void> {
    await this.input(name).fill(text)
    await this.untilDraft(id, name, text)
  }

  /** Types at the end of a Portable Text field and waits until the lake has the draft. */
  async typeAtEnd(id: string, name: string, text: string): Promise<void> {
    await this.#goToEnd(name)
    await this.page.keyboard.type(text)
    const readText = () => lake.fetch<string>(`pt::text(*[_id == $id][0].${name})`, draft(id), { perspective: 'raw' })
    await expect.poll(readText, PATIENCE).toContain(text)
  }

  /** Pastes a text, and its page where it has one, on a line of its own below all that a Portable Text field holds. */
  async pasteBelow(name: string, text: string, html?: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.#goToEnd(name)
    await this.page.keyboard.press('Enter')
    const copied = { 'text/plain': text, ...(html && { 'text/html': html }) }
    await this.page.evaluate((item) => navigator.clipboard.write([new ClipboardItem(item)]), copied)
    await this.page.keyboard.press('Control+v')
  }

  /** Waits until the draft of a document holds a value in the lake. */
  async untilDraft(id: string, name: string, value: unknown): Promise<void> {
    const readField = () => lake.fetch<unknown>(`*[_id == $id][0].${name}`, draft(id), { perspective: 'raw' })
    await expect.poll(readField, PATIENCE).toEqual(value)
  }

  /** Publishes the open document; answers when the lake has. */
  async publish(): Promise<void> {
    const button = this.page.getByTestId('action-publish')
    let published = false
    const answer = this.#actionDone('sanity.action.document.publish').finally(() => {
      published = true
    })
    // Pressed while a field is still being checked, the Studio lets the press go; an editor presses again.
    const press = async () => {
      if (!published && (await button.isEnabled())) await button.click()
      return published
    }
    await expect.poll(press, { ...PATIENCE, intervals: [3_000] }).toBe(true)
    await answer
    await expect(button).toBeDisabled()
  }

  /** Presses Publish for a page whose path has changed; answers the dialog that asks about its redirect. */
  async askToPublish(): Promise<Locator> {
    const button = this.page.getByTestId('action-publish')
    const dialog = this.page.getByRole('dialog').filter({ has: this.page.getByTestId('rename-dialog') })
    // As in `publish`: a press while a field is being checked is let go.
    const press = async () => {
      if (!(await dialog.isVisible()) && (await button.isEnabled())) await button.click()
      return dialog.isVisible()
    }
    await expect.poll(press, { ...PATIENCE, intervals: [3_000] }).toBe(true)
    return dialog
  }

  /** Publishes out of the dialog that asks about a redirect; answers when the lake has. */
  async publishRenamed(): Promise<void> {
    const answer = this.#mutated('rename')
    await this.page.getByTestId('rename-publish').click()
    await answer
    await expect(this.page.getByTestId('action-publish')).toBeDisabled()
  }

  /** Waits until a field, or one inside of it, says what is wrong with it. */
  async expectProblem(field: string, level: 'error' | 'warning', text: string | RegExp): Promise<void> {
    const icon = this.field(field).getByTestId(`input-validation-icon-${level}`).last()
    await expect(async () => {
      // An icon that was drawn anew under the pointer says nothing: it is left and pointed at again.
      await this.page.mouse.move(0, 0)
      await icon.hover()
      await expect(this.page.getByText(text).first()).toBeVisible({ timeout: 10_000 })
    }).toPass(PATIENCE)
  }

  /** Asks to unpublish the open page, which keeps its draft; answers the dialog that shows what points to it. */
  async askToUnpublish(): Promise<Locator> {
    await this.page.getByTestId('document-header-Published-chip').click()
    await this.page.getByTestId('action-unpublish').click()
    return this.#removalDialog()
  }

  /** Asks to delete the open page; answers the dialog that shows what points to it. */
  async askToDelete(): Promise<Locator> {
    await this.fromMenu('Delete')
    return this.#removalDialog()
  }

  /** Confirms the dialog of a page that goes; answers when the lake has done it. */
  async confirmRemoval(kind: 'unpublish' | 'delete'): Promise<void> {
    const answer = this.#mutated(kind)
    await this.page.getByTestId('removal-confirm').click()
    await answer
  }

  /** Deletes an open page that was never published, out of the menu beside Publish. */
  async deleteDraft(): Promise<void> {
    await this.fromMenu('Delete')
    await this.#confirm('sanity.action.document.version.discard')
  }

  /** Chooses an action from the menu beside Publish. */
  async fromMenu(label: string): Promise<void> {
    await this.page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
    await this.page.getByTestId(`action-${label.replaceAll(' ', '')}`).click()
  }

  /** Throws the draft of the open document away. */
  async discardChanges(): Promise<void> {
    await this.fromMenu('Discard changes')
    await this.#confirm('sanity.action.document.version.discard')
  }

  async openHistory(): Promise<void> {
    await this.page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
    await this.page.getByTestId('action-history').click()
  }

  /** Looks at the oldest publication in the history of the open document, and takes the document back to it. */
  async revertToFirstPublication(): Promise<void> {
    await this.openHistory()
    await this.page.getByTestId('timeline-item-button').filter({ hasText: 'Published' }).last().click()
    await this.page.getByTestId('action-reverttorevision').click()
    await this.page.getByTestId('confirm-popover-confirm-button').click()
  }

  /** Chooses, in the reference field with a title, the first document that a search for a text finds. */
  async refer(title: string, search: string): Promise<void> {
    await this.page.getByRole('combobox', { name: title }).fill(search)
    await this.page.getByTestId('autocomplete-popover').getByText(search).first().click()
  }

  // What is typed before the editor has the focus would be lost.
  async #goToEnd(name: string): Promise<void> {
    const editor = this.field(name).locator('[contenteditable="true"]').first()
    await editor.click()
    await expect(editor).toBeFocused()
    await this.page.keyboard.press('Control+End')
  }

  async #removalDialog(): Promise<Locator> {
    const dialog = this.page.getByRole('dialog').filter({ has: this.page.getByTestId('removal-confirm') })
    await expect(dialog).toBeVisible()
    return dialog
  }

  async #mutated(tag: string): Promise<void> {
    const response = await this.page.waitForResponse(
      (candidate) => candidate.url().includes('/data/mutate/') && candidate.url().includes(`.${tag}`),
    )
    expect(response.status(), await response.text()).toBe(200)
  }

  async #confirm(action: string): Promise<void> {
    const answer = this.#actionDone(action)
    await this.page.getByRole('dialog').getByTestId('confirm-button').click()
    await answer
  }

  async #actionDone(action: string): Promise<void> {
    const response = await this.page.waitForResponse(
      (candidate) =>
        candidate.url().includes('/data/actions/') &&
        candidate.request().method() === 'POST' &&
        (candidate.request().postData() ?? '').includes(`"${action}"`),
    )
    expect(response.status(), await response.text()).toBe(200)
  }

  #isOpen(): boolean {
    return this.page.url().startsWith(`${stack.studioUrl}/`)
  }

  async #editable(part: string): Promise<void> {
    // The address of an intent gives way to that of what it opens.
    await expect(this.page).toHaveURL(({ pathname }) => !pathname.includes('/intent/') && pathname.includes(part))
    await expect(this.page.getByTestId('form-view').locator('input, textarea').first()).toBeEditable()
  }
}

const PATIENCE = { timeout: 90_000 }

const draft = (id: string) => ({ id: `drafts.${id}` })
