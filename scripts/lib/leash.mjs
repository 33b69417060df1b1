// Preloaded into the processes that scripts/ starts: when the parent is gone, however it ended, they leave too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
