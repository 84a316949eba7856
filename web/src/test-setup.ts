// jsdom has no Web Animations and no dialogs.
Element.prototype.getAnimations ??= () => [];
Element.prototype.animate ??= () =>
  ({ cancel() {}, finish() {}, onfinish: null, finished: Promise.resolve(), currentTime: 0 }) as unknown as Animation;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
