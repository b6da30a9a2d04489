#nullable enable
using System;
using System.Collections.Concurrent;
using System.Threading;

namespace Meshwright.Tests
{
    /// <summary>One thread for all of an editor, as Unity's main thread: what is awaited there continues there.</summary>
    public sealed class EditorThread : SynchronizationContext
    {
        private readonly ConcurrentQueue<Action> _work = new ConcurrentQueue<Action>();
        private volatile bool _isOver;

        public override void Post(SendOrPostCallback d, object? state)
        {
            _work.Enqueue(() => d(state));
        }

        public void Post(Action action)
        {
            _work.Enqueue(action);
        }

        /// <summary>Runs what is posted, and <paramref name="frame"/> some hundred times a second, until the end.</summary>
        public void Run(Action frame)
        {
            SetSynchronizationContext(this);
            while (!_isOver)
            {
                while (_work.TryDequeue(out var action))
                    action();
                frame();
                Thread.Sleep(2);
            }
        }

        public void End()
        {
            _isOver = true;
        }
    }
}
